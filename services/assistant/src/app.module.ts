import { LiveDealership } from '@forecourt/server-kit';
import { FOLLOW_DEALERSHIP, REDIS, type RedisClient, SETTINGS, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { AskAssistantController } from './chat/ask-assistant.controller.ts';
import { builtInEngine } from './chat/built-in/built-in-engine.ts';
import { ChatService } from './chat/chat.service.ts';
import { CHAT_ENGINES, type ChatEngines } from './chat/chat-engines.ts';
import { ChatLimits } from './chat/chat-limits.ts';
import { ChatMetrics } from './chat/chat-metrics.ts';
import { OpenAiEngine } from './chat/openai/openai-engine.ts';
import { TokenBudget } from './chat/openai/token-budget.ts';
import { ListUnmetWishesController } from './chat/unmet/list-unmet-wishes.controller.ts';
import { EXPIRED_WISHES, UnmetWishes } from './chat/unmet/unmet-wishes.ts';
import { CreateStock1795310400000 } from './migrations/1795310400000-create-stock.ts';
import { WritePostController } from './posts/write-post.controller.ts';
import { openAiAccount, type Settings, settings } from './settings.ts';
import { FollowStockController } from './stock/follow-stock.controller.ts';
import { Stock } from './stock/stock.ts';
import { StockCopy } from './stock/stock-copy.ts';
import { StockReconciliation } from './stock/stock-reconciliation.ts';
import { StockedVehicleEntity } from './stock/stocked-vehicle.entity.ts';
import { builtInWriter } from './texts/built-in/built-in-writer.ts';
import { GenerateDescriptionController } from './texts/generate-description.controller.ts';
import { OpenAiWriter } from './texts/openai/openai-writer.ts';
import { TextService } from './texts/text.service.ts';
import { TEXT_WRITER, type TextWriter } from './texts/text-writer.ts';

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
    FOLLOW_DEALERSHIP,
    StockCopy,
    StockReconciliation,
    Stock,
    ChatLimits,
    ChatMetrics,
    UnmetWishes,
    ChatService,
    {
      provide: CHAT_ENGINES,
      useFactory: (given: Settings, redis: RedisClient, dealership: LiveDealership): ChatEngines => {
        const account = openAiAccount(given);
        const openAi = account && new OpenAiEngine(account, new TokenBudget(redis, given.OPENAI_DAILY_TOKENS), dealership);
        return { openAi, builtIn: builtInEngine(dealership) };
      },
      inject: [SETTINGS, REDIS, LiveDealership],
    },
    {
      provide: TEXT_WRITER,
      useFactory: (given: Settings): TextWriter => {
        const account = openAiAccount(given);
        return account === null ? builtInWriter : new OpenAiWriter(account);
      },
      inject: [SETTINGS],
    },
    TextService,
  ],
})
export class AppModule {}
