import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaking } from './migration-steps.ts'

test('what only adds does not break a version that runs beside it (run-12)', () => {
  const adding = `-- A table; DROP TABLE is in a comment.
    CREATE TABLE "gifts" ("id" integer PRIMARY KEY, "name" text NOT NULL);--> statement-breakpoint
    ALTER TABLE "gifts" ADD CONSTRAINT "g" FOREIGN KEY ("id") REFERENCES "public"."products"("auto_id");--> statement-breakpoint
    CREATE UNIQUE INDEX "g2" ON "gifts" USING btree ("name");--> statement-breakpoint
    ALTER TABLE "orders" ADD COLUMN "gift_id" integer;--> statement-breakpoint
    ALTER TABLE "orders" ADD CONSTRAINT "o" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id");--> statement-breakpoint
    ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
    ALTER TABLE "orders" ADD CONSTRAINT "o2" CHECK ("orders"."gift_id" > 0);--> statement-breakpoint
    CREATE UNIQUE INDEX "o3" ON "orders" USING btree ("member_id","gift_id");--> statement-breakpoint
    ALTER TABLE "orders" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
    DROP INDEX "orders_old";--> statement-breakpoint
    CREATE OR REPLACE FUNCTION tidy() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM gifts; DROP TABLE x; END $$;
    DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_type) THEN CREATE TYPE mood AS ENUM ('a'); END IF; END $$;
    ALTER TABLE "orders" ADD "note" text, ADD COLUMN IF NOT EXISTS "wish" text DEFAULT 'x, DROP y' NOT NULL, ADD UNIQUE ("member_id", "note");
    INSERT INTO settings (key, value) VALUES ('text', '"; DROP TABLE orders;"');
    UPDATE orders SET is_gift = true WHERE gift_id = 1;`
  expect(breaking(adding)).toEqual([])
})

test.each([
  'DROP TABLE "gifts"',
  'DROP FUNCTION note_changes() CASCADE',
  'TRUNCATE "search_words"',
  'DELETE FROM content_links',
  'ALTER TABLE "orders" DROP COLUMN "status"',
  'ALTER TABLE "orders" RENAME COLUMN "status" TO "state"',
  'ALTER TABLE "orders" RENAME TO "sales"',
  'ALTER TABLE "orders" ALTER COLUMN "total_cents" SET DATA TYPE bigint',
  'ALTER TABLE "orders" ALTER COLUMN "total_cents" TYPE bigint',
  'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL',
  'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT',
  'ALTER TABLE "orders" ADD COLUMN "gift_id" integer NOT NULL',
  'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK (total_cents > 0)',
  'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("orders"."total_cents" > 0)',
  'ALTER TABLE "orders" ADD CONSTRAINT "c" UNIQUE NULLS NOT DISTINCT("order_number")',
  'ALTER TABLE "orders" ADD CONSTRAINT "c" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id")',
  'CREATE UNIQUE INDEX "u" ON "orders" USING btree ("order_number")',
  'ALTER TABLE "orders" DROP "status"',
  'ALTER TABLE "orders" ALTER "total_cents" TYPE bigint',
  'ALTER TABLE "orders" ADD "gift_id" integer NOT NULL',
  'ALTER TABLE "orders" ADD COLUMN "gift_id" integer NOT NULL, ADD COLUMN "note" text DEFAULT (coalesce(null, 1))',
  'ALTER TABLE ONLY "orders" ADD CONSTRAINT "c" CHECK ("orders"."total_cents" > 0)',
  'ALTER TABLE IF EXISTS "orders" ADD UNIQUE ("order_number")',
  'ALTER TABLE "orders" ADD CHECK (total_cents > 0)',
  'ALTER TABLE "orders" SET SCHEMA "old"',
  'DO $$ BEGIN IF true THEN DROP TABLE orders; END IF; END $$',
  '/* DROP is meant */ DROP TABLE orders',
  "SELECT 'a -- b'; DROP TABLE orders",
  'WITH old AS (SELECT 1) DELETE FROM orders',
])('and what does is found, and allowed as a second step: %s (run-12)', (statement) => {
  expect(breaking(`CREATE TABLE a (b int);--> statement-breakpoint\n${statement};`)).toHaveLength(1)
  expect(breaking(`-- Second step: no code has used it since 0041.\n${statement};`)).toEqual([])
  expect(breaking(`-- Second step:\n${statement};`)).toHaveLength(1)
})

test('migrations of before show that it finds what they took away', () => {
  const found = readdirSync('migrations').filter(
    (file) => file.endsWith('.sql') && breaking(readFileSync(`migrations/${file}`, 'utf8')).length > 0,
  )
  for (const name of ['0014_bands-and-sounds.sql', '0015_one-feed-of-changes.sql', '0028_attempts-and-cards.sql'])
    expect(found).toContain(name)
  for (const name of ['0036_search-counts.sql', '0039_departments-file.sql', '0040_networks-are-settings.sql'])
    expect(found).not.toContain(name)
})
