import { Agent, get } from 'node:http';
import { median } from './interleaved.ts';

/** The median of milliseconds from sending a GET to the last byte of its answer, one at a time over one keep-alive connection. */
export async function medianLatency(urls: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const url of urls) times.push(await timeOne(url, agent));
  agent.destroy();
  return median(times);
}

function timeOne(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - started)).resume();
    }).on('error', reject);
  });
}
