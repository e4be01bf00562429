CREATE TABLE "search_choices" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"product_id" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"bagged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_choices_day_keyword_product_id_pk" PRIMARY KEY("day","keyword","product_id")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"culture" text NOT NULL,
	"results" integer NOT NULL,
	"networks" integer NOT NULL,
	CONSTRAINT "search_counts_day_keyword_culture_results_pk" PRIMARY KEY("day","keyword","culture","results")
);
--> statement-breakpoint
CREATE TABLE "search_learned" (
	"keyword" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_months" (
	"month" date NOT NULL,
	"keyword" text NOT NULL,
	"culture" text NOT NULL,
	"networks" integer NOT NULL,
	"without_results" integer NOT NULL,
	CONSTRAINT "search_months_month_keyword_culture_pk" PRIMARY KEY("month","keyword","culture")
);
--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_product_id_products_auto_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("auto_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_choices_product" ON "search_choices" USING btree ("product_id");