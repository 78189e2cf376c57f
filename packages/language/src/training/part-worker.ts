import { parentPort, workerData } from 'node:worker_threads';
import { trainPart } from './train-part.ts';

/** Run as a worker by `trainModel`. */
parentPort?.postMessage(trainPart(workerData.part, workerData.data));
