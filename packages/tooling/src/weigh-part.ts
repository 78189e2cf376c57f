import { weighPart } from './shell/weigh-part.ts';

/** `weigh-part <module> <export>` in the shell's folder: prints the bytes that this component adds to what every page loads at first. */
const [module = '', component = ''] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await weighPart(process.cwd(), module, component))}\n`);
