import { Inject, Injectable } from '@nestjs/common';
import { imageNotFound } from '../images/image.errors.ts';
import { imagePath, masterObject } from '../images/object-path.ts';
import { ProcessingQueue } from '../images/processing-queue.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { render } from './render.ts';
import type { Rendering } from './rendering.ts';

/** Finds renderings in the store or makes them. Concurrent requests for one rendering share the work. */
@Injectable()
export class Renderings {
  private readonly inFlight = new Map<string, Promise<Buffer>>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly work: ProcessingQueue,
  ) {}

  /** `undefined` if it has not been made yet. */
  async find(rendering: Rendering): Promise<Buffer | undefined> {
    return await this.store.get(rendering.object);
  }

  /** For a visitor who waits. Each request queues under its own network: joining another's job would mean waiting for that network's backlog. */
  async obtain(rendering: Rendering, network: string): Promise<Buffer> {
    return (await this.find(rendering)) ?? (await this.work.forVisitor(network, () => this.share(rendering)));
  }

  /** For later visitors. Call it from a background job only. */
  async prepare(rendering: Rendering): Promise<void> {
    await this.share(rendering);
  }

  private share(rendering: Rendering): Promise<Buffer> {
    const running = this.inFlight.get(rendering.object);
    if (running) return running;
    const findOrMake = async () => (await this.find(rendering)) ?? (await this.make(rendering));
    const started = findOrMake().finally(() => this.inFlight.delete(rendering.object));
    this.inFlight.set(rendering.object, started);
    return started;
  }

  private async make({ object, image, width, format }: Rendering): Promise<Buffer> {
    const master = await this.store.get(masterObject(image.key));
    if (!master) throw imageNotFound(imagePath(image.key));
    const bytes = await render(master, width, format);
    await this.store.put(object, bytes);
    return bytes;
  }
}
