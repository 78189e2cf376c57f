import { Inject, Injectable } from '@nestjs/common';
import { imageNotFound } from '../images/image.errors.ts';
import { imagePath, masterObject } from '../images/object-path.ts';
import { PictureWork } from '../images/picture-work.ts';
import { OBJECT_STORE, type ObjectStore } from '../storage/object-store.ts';
import { render } from './render.ts';
import type { Rendering } from './rendering.ts';

/** Renderings from the store, else made. Each is made once, however many ask for it at the same time. */
@Injectable()
export class Renderings {
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly work: PictureWork,
  ) {}

  /** Where it has been made before. */
  async find(rendering: Rendering): Promise<Buffer | undefined> {
    return await this.store.get(rendering.object);
  }

  /** For a visitor who waits: each in their own turn, or one who asked for much would have others wait who ask for the same. */
  async obtain(rendering: Rendering, network: string): Promise<Buffer> {
    return (await this.find(rendering)) ?? (await this.work.forVisitor(network, () => this.made(rendering)));
  }

  /** For those who come later: to be called where a slot for such work has been given. */
  async prepare(rendering: Rendering): Promise<void> {
    await this.made(rendering);
  }

  private made(rendering: Rendering): Promise<Buffer> {
    const running = this.underWay.get(rendering.object);
    if (running) return running;
    const findOrMake = async () => (await this.find(rendering)) ?? (await this.make(rendering));
    const started = findOrMake().finally(() => this.underWay.delete(rendering.object));
    this.underWay.set(rendering.object, started);
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
