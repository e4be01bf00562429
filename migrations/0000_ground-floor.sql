CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 48213 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 4827 CACHE 1;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"auto_id" integer PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"delivery" jsonb,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"payment_type" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"display_name" text NOT NULL,
	"display_name_zh" text,
	"story" text,
	"story_zh" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"fulfiller" text DEFAULT 'store' NOT NULL,
	CONSTRAINT "brands_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_imports_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"format" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"summary" jsonb
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"intro" text,
	"intro_zh" text,
	CONSTRAINT "categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"variant_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"price_cents" integer NOT NULL,
	"original_cents" integer,
	CONSTRAINT "prices_variant_id_starts_at_pk" PRIMARY KEY("variant_id","starts_at"),
	CONSTRAINT "prices_not_negative" CHECK ("prices"."price_cents" >= 0),
	CONSTRAINT "prices_reduction" CHECK ("prices"."original_cents" is null or "prices"."original_cents" > "prices"."price_cents")
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"code" text NOT NULL,
	"label" text NOT NULL,
	"label_zh" text,
	"value" text NOT NULL,
	"value_zh" text,
	CONSTRAINT "product_attributes_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"alt" text,
	"alt_zh" text,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_options" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"linked_to" text,
	CONSTRAINT "product_options_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_videos" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "product_videos_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"brand_id" integer NOT NULL,
	"title" text NOT NULL,
	"title_zh" text,
	"body" text DEFAULT '' NOT NULL,
	"body_zh" text,
	"details" text,
	"details_zh" text,
	"product_type" text,
	"product_type_zh" text,
	"product_category" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"gift_card" boolean DEFAULT false NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"max_add_quantity" integer DEFAULT 10 NOT NULL,
	"restock_duration" text,
	"restock_duration_zh" text,
	"show_restock_notification" boolean DEFAULT true NOT NULL,
	"fulfilment" text,
	"seo_title" text,
	"seo_description" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_max_add" CHECK ("products"."max_add_quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ean" text NOT NULL,
	"sku" text,
	"option1" text,
	"option1_zh" text,
	"option2" text,
	"option2_zh" text,
	"option3" text,
	"option3_zh" text,
	"swatch" text,
	"grams" integer DEFAULT 0 NOT NULL,
	"weight_unit" text,
	"requires_shipping" boolean DEFAULT true NOT NULL,
	"taxable" boolean DEFAULT true NOT NULL,
	"tax_code" text,
	"inventory_tracker" text,
	"allow_over_sell" boolean DEFAULT false NOT NULL,
	"out_of_stock_quantity" integer DEFAULT 0 NOT NULL,
	"out_of_stock" boolean DEFAULT false NOT NULL,
	"cost_cents" integer,
	"image_url" text,
	CONSTRAINT "variants_ean_unique" UNIQUE("ean")
);
--> statement-breakpoint
CREATE TABLE "content_links" (
	"code" text NOT NULL,
	"sub_code" text NOT NULL,
	"link_code" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"title_zh" text,
	"url" text,
	"sort_priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "content_links_code_sub_code_link_code_pk" PRIMARY KEY("code","sub_code","link_code")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"section" text NOT NULL,
	"title" text NOT NULL,
	"title_zh" text,
	"intro" text DEFAULT '' NOT NULL,
	"intro_zh" text,
	"html" text NOT NULL,
	"html_zh" text,
	"position" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_pages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "order_ledger" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"line" integer,
	"source" jsonb,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "order_ledger_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"ean" text NOT NULL,
	"slug" text NOT NULL,
	"fulfilment_group" jsonb NOT NULL,
	"brand" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"image_url" text,
	"quantity" integer NOT NULL,
	"list_cents" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_number" text NOT NULL,
	"session_id" text NOT NULL,
	"cart_id" integer NOT NULL,
	"status" text NOT NULL,
	"culture" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"quote_hash" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"gst_rate" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"invoice_number" text,
	CONSTRAINT "orders_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"gateway_reference" text,
	"card_brand" text,
	"card_last4" text,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_attempt_key_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text NOT NULL,
	"holds_from" timestamp with time zone NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "settings_key_holds_from_pk" PRIMARY KEY("key","holds_from")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"auto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_auto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_zh" text,
	"address" text,
	"address_zh" text,
	"phone" text,
	"hours" jsonb,
	"sell_on_estore" boolean DEFAULT true NOT NULL,
	CONSTRAINT "locations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_order_id_variant_id_location_id_pk" PRIMARY KEY("order_id","variant_id","location_id"),
	CONSTRAINT "stock_holds_positive" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"variant_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"allow_over_sell" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_levels_variant_id_location_id_pk" PRIMARY KEY("variant_id","location_id"),
	CONSTRAINT "stock_held_not_negative" CHECK ("stock_levels"."held" >= 0),
	CONSTRAINT "stock_never_oversold" CHECK ("stock_levels"."allow_over_sell" or ("stock_levels"."on_hand" >= 0 and "stock_levels"."held" <= "stock_levels"."on_hand"))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_auto_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_session_id_sessions_id_hash_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_auto_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_auto_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_options" ADD CONSTRAINT "product_options_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_videos" ADD CONSTRAINT "product_videos_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_auto_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_ledger" ADD CONSTRAINT "order_ledger_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_auto_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_variant_id_variants_auto_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_location_id_locations_auto_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("auto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_variant" ON "cart_lines" USING btree ("cart_id","variant_id");--> statement-breakpoint
CREATE INDEX "cart_lines_by_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active" ON "carts" USING btree ("session_id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_attributes_code" ON "product_attributes" USING btree ("code","value");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id","product_id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_bestseller" ON "products" USING btree ("popularity" DESC NULLS LAST,"auto_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_product_position" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "content_pages_section" ON "content_pages" USING btree ("section","position");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_idempotency" ON "orders" USING btree ("session_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_pending" ON "orders" USING btree ("cart_id") WHERE status = 'pendingPayment';--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_state" ON "payment_attempts" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "stock_holds_expiry" ON "stock_holds" USING btree ("expires_at");