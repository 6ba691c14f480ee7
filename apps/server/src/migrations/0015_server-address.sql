CREATE TABLE "server_address" (
	"name" text PRIMARY KEY NOT NULL,
	"origin" text NOT NULL,
	"is_direct" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "server_address_name_known" CHECK ("server_address"."name" in ('recorded')),
	CONSTRAINT "server_address_origin_written" CHECK ("server_address"."origin" <> '')
);
