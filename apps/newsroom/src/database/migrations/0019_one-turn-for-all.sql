-- contract: the table is as old as this migration's release; no version that was ever run needs it
DROP TABLE "probe_turn" CASCADE;