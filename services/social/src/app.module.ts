import { ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { settings } from './settings.ts';

@Module({ imports: [ServiceKitModule.forRoot({ name: 'social', settings })] })
export class AppModule {}
