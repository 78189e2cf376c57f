import {
  changeStaffSchema,
  correctStaffSchema,
  inviteStaffSchema,
  type StaffLinkMade,
  type StaffMember,
} from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { type StaffClaims, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ChangeStaffUseCase } from './change-staff.use-case.ts';
import { CorrectStaffUseCase } from './correct-staff.use-case.ts';
import { InviteStaffUseCase } from './invite-staff.use-case.ts';
import { StaffMembers } from './staff-members.ts';
import { TakeSecondFactorUseCase } from './take-second-factor.use-case.ts';

/** /api/admin/staff: who has an account, and with which role. */
@Controller('api/admin/staff')
@StaffMay('staff.manage')
export class StaffController {
  constructor(
    private readonly members: StaffMembers,
    private readonly inviting: InviteStaffUseCase,
    private readonly changing: ChangeStaffUseCase,
    private readonly correcting: CorrectStaffUseCase,
    private readonly taking: TakeSecondFactorUseCase,
  ) {}

  @Get()
  list(): Promise<StaffMember[]> {
    return this.members.all();
  }

  @Post()
  invite(@Body() body: unknown): Promise<StaffLinkMade> {
    return this.inviting.invite(parseInput(inviteStaffSchema, body));
  }

  /** A new link, for who has lost the last one or forgotten the password. */
  @Post(':id/link')
  @HttpCode(200)
  makeLink(@Param('id') id: string): Promise<StaffLinkMade> {
    return this.inviting.makeLink(id);
  }

  @Patch(':id')
  async change(
    @Req() { user }: { readonly user: StaffClaims },
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<StaffMember> {
    await this.changing.change(user, id, parseInput(changeStaffSchema, body));
    return this.members.one(id);
  }

  @Put(':id/person')
  correct(@Param('id') id: string, @Body() body: unknown): Promise<StaffLinkMade> {
    return this.correcting.execute(id, parseInput(correctStaffSchema, body));
  }

  /** For who has lost the phone and the recovery codes. */
  @Delete(':id/second-factor')
  async takeSecondFactor(@Req() { user }: { readonly user: StaffClaims }, @Param('id') id: string): Promise<StaffMember> {
    await this.taking.execute(user, id);
    return this.members.one(id);
  }

  /** Withdraws an invitation; the activity goes on saying whose it was. */
  @Delete(':id')
  @HttpCode(204)
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.changing.withdraw(id);
  }
}
