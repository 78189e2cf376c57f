import { startService } from '@forecourt/service-kit';
import { AppModule } from './app.module.ts';

await startService({ name: 'releases', module: AppModule });
