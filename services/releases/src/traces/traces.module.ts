import { Module } from '@nestjs/common';
import { HearSpans } from './hear-spans.ts';
import { ListTracesController } from './list-traces.controller.ts';
import { ReadTraceController } from './read-trace.controller.ts';
import { RecentTraces } from './recent-traces.ts';

@Module({ controllers: [ListTracesController, ReadTraceController], providers: [RecentTraces, HearSpans] })
export class TracesModule {}
