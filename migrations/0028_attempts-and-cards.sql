CREATE TABLE "declined_tries" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "declined_tries_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_cards_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"vault_token" text NOT NULL,
	"fingerprint" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires" text NOT NULL,
	"first_digits" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_cards_vault_token_unique" UNIQUE("vault_token")
);
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_order_id_orders_auto_id_fk";
--> statement-breakpoint
DROP INDEX "payment_attempts_state";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "member_id" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "quote_hash" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "challenge_url" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_attempts" AS a SET "order_number" = o."order_number", "session_id" = o."session_id", "member_id" = o."member_id",
  "idempotency_key" = o."idempotency_key", "quote_hash" = o."quote_hash", "held_until" = a."created_at" + interval '10 minutes'
  FROM "orders" AS o WHERE o."auto_id" = a."order_id";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "session_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "idempotency_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "quote_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "held_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declined_tries_who" ON "declined_tries" USING btree ("who","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_of_member" ON "saved_cards" USING btree ("member_id","fingerprint");--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_member_id_members_auto_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_idempotency" ON "payment_attempts" USING btree ("session_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("state","created_at") WHERE state in ('created', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_under_way" ON "payment_attempts" USING btree ("network") WHERE network is not null;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_number_unique" UNIQUE("order_number");