CREATE TABLE "bank_cursor" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"next" text,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"attempt_key" text NOT NULL,
	"order_number" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_agreed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_movements_kind_reference_pk" PRIMARY KEY("kind","reference")
);
--> statement-breakpoint
CREATE TABLE "refund_entries" (
	"refund_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"line" integer,
	"quantity" integer,
	"source" jsonb,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "refund_entries_refund_id_position_pk" PRIMARY KEY("refund_id","position")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"order_number" text NOT NULL,
	"refund_key" text NOT NULL,
	"attempt_key" text,
	"card_cents" integer NOT NULL,
	"credit" jsonb,
	"reason" text NOT NULL,
	"note" text,
	"by_kind" text NOT NULL,
	"by_name" text,
	"state" text NOT NULL,
	"gateway_reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_refund_key_unique" UNIQUE("refund_key"),
	CONSTRAINT "refunds_card" CHECK ("refunds"."card_cents" >= 0 and ("refunds"."card_cents" = 0) = ("refunds"."attempt_key" is null))
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_requests_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"pieces" jsonb NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"refund_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_entries" ADD CONSTRAINT "refund_entries_refund_id_refunds_auto_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_refund_id_refunds_auto_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_movements_order" ON "bank_movements" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "bank_movements_open" ON "bank_movements" USING btree ("order_number") WHERE not is_agreed;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE state in ('created', 'unknown');--> statement-breakpoint
CREATE INDEX "return_requests_order" ON "return_requests" USING btree ("order_id");