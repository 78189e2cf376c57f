import { SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { builtInWriter } from './built-in/built-in-writer.ts';
import { AskAssistantController } from './chat/ask-assistant.controller.ts';
import { builtInEngine } from './chat/built-in/built-in-engine.ts';
import { ChatDesk } from './chat/chat-desk.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat/chat-engines.ts';
import { ChatLimits } from './chat/chat-limits.ts';
import { ChatReport } from './chat/chat-report.ts';
import { ListUnmetWishesController } from './chat/unmet/list-unmet-wishes.controller.ts';
import { EXPIRED_WISHES, UnmetWishes } from './chat/unmet/unmet-wishes.ts';
import { CreateStock1795310400000 } from './migrations/1795310400000-create-stock.ts';
import { OpenAiWriter } from './openai/openai-writer.ts';
import { WritePostController } from './posts/write-post.controller.ts';
import { type Settings, settings } from './settings.ts';
import { FollowStockController } from './stock/follow-stock.controller.ts';
import { Stock } from './stock/stock.ts';
import { StockTaking } from './stock/stock-taking.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';
import { VanShelf } from './stock/van-shelf.ts';
import { GenerateDescriptionController } from './texts/generate-description.controller.ts';
import { TextDesk } from './texts/text-desk.ts';
import { TEXT_WRITER } from './texts/text-writer.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'assistant',
      settings,
      entities: [StockedVehicleEntity],
      migrations: [CreateStock1795310400000],
      expired: [EXPIRED_WISHES],
    }),
  ],
  controllers: [
    AskAssistantController,
    ListUnmetWishesController,
    FollowStockController,
    GenerateDescriptionController,
    WritePostController,
  ],
  providers: [
    VanShelf,
    StockTaking,
    Stock,
    ChatLimits,
    ChatReport,
    UnmetWishes,
    ChatDesk,
    {
      provide: CHAT_ENGINES,
      useFactory: ({ DEALERSHIP_FILE }: Settings): ChatEngines => ({ openAi: null, builtIn: builtInEngine(DEALERSHIP_FILE) }),
      inject: [SETTINGS],
    },
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
