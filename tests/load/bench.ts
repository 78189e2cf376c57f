import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Vehicle } from '@forecourt/contracts';
import { measureEditToPage } from './figures/edit-to-page.ts';
import { measureInventoryApi } from './figures/inventory-api.ts';
import { measureLargeStock } from './figures/large-stock.ts';
import { measureLighthouse } from './figures/lighthouse.ts';
import { measureListPage } from './figures/list-page.ts';
import { measurePageWeight } from './figures/page-weight.ts';
import { type Figure, formatFigure, holds } from './measure/figure.ts';
import { untilQuiet } from './measure/quiet.ts';
import { demoSystem, largeSystem } from './measure/system.ts';

/** Measures every figure that has a limit, prints them side by side and keeps them in `bench/results/`. */
const demo = demoSystem();
const large = largeSystem();
const services = [demo, large].flatMap(({ inventoryUrl, mediaUrl }) => [inventoryUrl, mediaUrl]);
const stock: Vehicle[] = await (await fetch(`${demo.baseUrl}/api/vehicles`)).json();
const vehicleId = stock.find((vehicle) => !vehicle.isSold && vehicle.images.length > 2 && vehicle.loadLength !== null)?.id ?? 1;

const chapters: readonly (() => Promise<Figure[]>)[] = [
  () => measureInventoryApi(demo),
  () => measureListPage(demo),
  () => measurePageWeight(demo, vehicleId),
  () => measureLighthouse(demo, vehicleId),
  () => measureLargeStock(demo, large),
  () => measureEditToPage(demo),
];

const figures: Figure[] = [];
for (const measure of chapters) {
  await untilQuiet(services);
  const measured = await measure();
  for (const figure of measured) process.stdout.write(`${formatFigure(figure)}\n`);
  figures.push(...measured);
}

const takenAt = new Date().toISOString();
const folder = new URL('../../../bench/results/', import.meta.url);
await mkdir(folder, { recursive: true });
const machine = { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), node: process.version };
const report = {
  takenAt,
  machine,
  vehicles: stock.length,
  figures: figures.map((figure) => ({ ...figure, holds: holds(figure) })),
};
await writeFile(new URL(`${takenAt.slice(0, 16).replace(':', '')}.json`, folder), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = figures.every(holds) ? 0 : 1;
