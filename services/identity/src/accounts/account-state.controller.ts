import { type CommandDefinition, getAccountStateV1, type StaffState } from '@forecourt/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { stateOf } from './state-of.ts';

type Question = typeof getAccountStateV1 extends CommandDefinition<infer Asked> ? Asked : never;

/** cmd.identity.get-account-state.v1: whether somebody can log in. */
@Controller()
export class AccountStateController {
  constructor(private readonly dataSource: DataSource) {}

  @MessagePattern<string>(getAccountStateV1.subject)
  async state(@Payload() { id }: Question): Promise<{ state: StaffState | null }> {
    const account = await this.dataSource.manager.findOneBy(AccountEntity, { id });
    return { state: account && stateOf(account) };
  }
}
