import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditLog1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        occurred_at timestamptz(3) NOT NULL,
        actor text NOT NULL,
        action text NOT NULL,
        record_type text NOT NULL,
        record_id text NOT NULL,
        fields text[] NOT NULL
      )
    `);
    await runner.query('CREATE INDEX audit_entry_time ON audit_entry (occurred_at DESC, id DESC)');
    await runner.query('CREATE INDEX audit_entry_record ON audit_entry (record_type, record_id, occurred_at DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry');
  }
}
