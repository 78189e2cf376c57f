import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes registrations, which are checked before a vehicle is stored; and undoes verifications by sample data. */
export class TellRegistrationsApart1795315000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX vehicle_registration ON vehicle (replace(upper(registration_number), ' ', '')) WHERE deleted_at IS NULL",
    );
    // The registrations of the sample data, none of which belongs to a real van.
    const examples = "'^(AA19(AAA|EEE|PPP|SRN|DSL|MOT|AMP)|L2WPS|HV(21QXA|70QXB|22QXC|68QXD|73QXE))$'";
    await runner.query(`DELETE FROM looked_up_vehicle WHERE registration ~ ${examples}`);
    await runner.query(
      `UPDATE vehicle SET verified_fields = '{}' WHERE replace(upper(registration_number), ' ', '') ~ ${examples}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX vehicle_registration');
  }
}
