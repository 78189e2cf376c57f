import { Module } from '@nestjs/common';
import { FollowStockController } from './follow-stock.controller.ts';
import { Stock } from './stock.ts';

@Module({
  controllers: [FollowStockController],
  providers: [Stock],
  exports: [Stock],
})
export class StockModule {}
