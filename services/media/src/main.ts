import { startService } from '@forecourt/service-kit';
import { AppModule } from './app.module.ts';
import { HotImages } from './renderings/hot-images.ts';

await startService({ name: 'media', module: AppModule, front: HotImages });
