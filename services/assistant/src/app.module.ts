import { SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { builtInWriter } from './built-in/built-in-writer.ts';
import { OpenAiWriter } from './openai/openai-writer.ts';
import { WritePostController } from './posts/write-post.controller.ts';
import { type Settings, settings } from './settings.ts';
import { GenerateDescriptionController } from './texts/generate-description.controller.ts';
import { TextDesk } from './texts/text-desk.ts';
import { TEXT_WRITER } from './texts/text-writer.ts';

@Module({
  imports: [ServiceKitModule.forRoot({ name: 'assistant', settings })],
  controllers: [GenerateDescriptionController, WritePostController],
  providers: [
    {
      provide: TEXT_WRITER,
      useFactory: ({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_DEADLINE_SECONDS }: Settings) =>
        OPENAI_API_KEY === undefined
          ? builtInWriter
          : new OpenAiWriter({
              apiKey: OPENAI_API_KEY,
              baseUrl: OPENAI_BASE_URL,
              model: OPENAI_MODEL,
              deadlineMs: OPENAI_DEADLINE_SECONDS * 1_000,
            }),
      inject: [SETTINGS],
    },
    TextDesk,
  ],
})
export class AppModule {}
