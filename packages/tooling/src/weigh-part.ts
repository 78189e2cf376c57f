import { weighPart } from './shell/weigh-part.ts';

/** `weigh-part <module> <export>` in the shell's folder: prints how many bytes this component adds to every first load. */
const [module = '', component = ''] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await weighPart(process.cwd(), module, component))}\n`);
