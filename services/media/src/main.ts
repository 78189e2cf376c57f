import { startService } from '@forecourt/service-kit';
import { AppModule } from './app.module.ts';
import { ImageCache } from './renderings/image-cache.ts';

await startService({ name: 'media', module: AppModule, front: ImageCache });
