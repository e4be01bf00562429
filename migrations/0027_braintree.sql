CREATE TABLE "braintree_attempts" (
	"attempt_key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"request" jsonb,
	"card" jsonb,
	"sale_began_at" timestamp with time zone,
	"outcome" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "braintree_refunds" (
	"refund_key" text PRIMARY KEY NOT NULL,
	"attempt_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"sent_as" text,
	"sent_at" timestamp with time zone,
	"outcome" jsonb
);
--> statement-breakpoint
ALTER TABLE "braintree_refunds" ADD CONSTRAINT "braintree_refunds_attempt_key_braintree_attempts_attempt_key_fk" FOREIGN KEY ("attempt_key") REFERENCES "public"."braintree_attempts"("attempt_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "braintree_refunds_attempt" ON "braintree_refunds" USING btree ("attempt_key");