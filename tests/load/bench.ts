import { readFile, writeFile } from 'node:fs/promises';
import type { Vehicle } from '@forecourt/contracts';
import { measureAssistant } from './figures/assistant.ts';
import { measureCalculatorFrame } from './figures/calculator-frame.ts';
import { measureChatWeight } from './figures/chat-weight.ts';
import { measureEditToPage } from './figures/edit-to-page.ts';
import { measureEnquiryLatency } from './figures/enquiry-latency.ts';
import { measureFirstPress } from './figures/first-press.ts';
import { measureFirstVisit } from './figures/first-visit.ts';
import { measureHangingModel } from './figures/hanging-model.ts';
import { measureInventoryApi } from './figures/inventory-api.ts';
import { measureLargeStock } from './figures/large-stock.ts';
import { measureLighthouse } from './figures/lighthouse.ts';
import { measureListPage } from './figures/list-page.ts';
import { measureOfficeEnquiries } from './figures/office-enquiries.ts';
import { measureOfficeLists } from './figures/office-lists.ts';
import { measureOfficeStock } from './figures/office-stock.ts';
import { measurePageWeight } from './figures/page-weight.ts';
import { measureStart } from './figures/start.ts';
import { measureStockImport } from './figures/stock-import.ts';
import { measureUploadMemory } from './figures/upload-memory.ts';
import { type Figure, formatFigure } from './measure/figure.ts';
import { untilQuiet } from './measure/quiet.ts';
import { demoSystem, largeSystem } from './measure/system.ts';

/**
 * Measures the chapters named on the command line against the systems in its environment, prints every figure beside its limit
 * and adds it to the file FIGURES.
 */
const chapters: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: measureStart,
  api: () => measureInventoryApi(demoSystem()),
  list: async () => measureListPage(demoSystem(), await vehicleWithEverything()),
  weight: async () => [...(await measurePageWeight(demoSystem(), await vehicleWithEverything())), ...(await measureChatWeight())],
  'first-visit': async () => measureFirstVisit(demoSystem(), await vehicleWithEverything()),
  'first-press': async () => measureFirstPress(demoSystem(), await vehicleWithEverything()),
  lighthouse: async () => measureLighthouse(demoSystem(), await vehicleWithEverything()),
  calculator: () => measureCalculatorFrame(demoSystem()),
  edit: () => measureEditToPage(demoSystem()),
  enquiries: () => measureEnquiryLatency(demoSystem()),
  uploads: () => measureUploadMemory(demoSystem()),
  import: () => measureStockImport(demoSystem()),
  office: async () => [...(await measureOfficeStock(demoSystem())), ...(await measureOfficeEnquiries(demoSystem()))],
  'office-lists': () => measureOfficeLists(demoSystem()),
  assistant: () => measureAssistant(demoSystem()),
  'hanging-model': async () => measureHangingModel(demoSystem(), await vehicleWithEverything()),
  large: () => measureLargeStock(demoSystem(), largeSystem()),
};

async function vehicleWithEverything(): Promise<number> {
  const stock: Vehicle[] = await (await fetch(`${demoSystem().baseUrl}/api/vehicles`)).json();
  const complete = stock.filter(({ isSold, loadLength }) => !isSold && loadLength !== null);
  return complete.sort((one, other) => other.images.length - one.images.length)[0]?.id ?? 1;
}

const services = () =>
  [demoSystem(), ...(process.env['LARGE_BASE_URL'] ? [largeSystem()] : [])].flatMap(({ managementUrls }) => managementUrls);

const file = process.env['FIGURES'] ?? '';
const figures: Figure[] = JSON.parse(await readFile(file, 'utf8'));
for (const name of process.argv.slice(2)) {
  const measure = chapters[name];
  if (measure === undefined) throw new Error(`There is no chapter "${name}": choose of ${Object.keys(chapters).join(', ')}.`);
  if (process.env['BASE_URL']) await untilQuiet(services());
  for (const figure of await measure()) {
    process.stdout.write(`${formatFigure(figure)}\n`);
    figures.push(figure);
  }
  await writeFile(file, JSON.stringify(figures));
}
