import { type Erasure, erasePersonSchema, type HeldData, personSchema } from '@forecourt/contracts';
import { parseInput } from '@forecourt/server-kit';
import { Idempotent, StaffMay } from '@forecourt/service-kit';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ErasePersonUseCase } from './erase-person.use-case.ts';
import { HeldDataReader } from './held-data.ts';

@Controller('api/data-subject-request')
@StaffMay('privacy.manage')
export class PeopleController {
  constructor(
    private readonly heldData: HeldDataReader,
    private readonly erasePerson: ErasePersonUseCase,
  ) {}

  /** POST /api/data-subject-request/person: everything held on a person. */
  @Post('person')
  @HttpCode(200)
  async find(@Body() body: unknown): Promise<HeldData> {
    return this.heldData.on(parseInput(personSchema, body));
  }

  /** POST /api/data-subject-request/erasure: erases a person from all records. */
  @Post('erasure')
  @HttpCode(200)
  @Idempotent()
  async erase(@Body() body: unknown): Promise<Erasure> {
    return this.erasePerson.execute(parseInput(erasePersonSchema, body));
  }
}
