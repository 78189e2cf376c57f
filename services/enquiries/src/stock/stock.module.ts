import { Module } from '@nestjs/common';
import { CompleteStock } from './complete-stock.ts';
import { FollowStockController } from './follow-stock.controller.ts';
import { Stock } from './stock.ts';

@Module({
  controllers: [FollowStockController],
  providers: [Stock, CompleteStock],
  exports: [Stock],
})
export class StockModule {}
