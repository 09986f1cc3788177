import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { holdStoreContract } from "../store/store.contract.ts";
import { unexpected, withPostgres } from "./with-server.ts";

withPostgres(({ fresh, drop }) => {
  holdStoreContract({
    name: "PostgreSQL",
    lasting: true,
    shared: true,
    location: async () => {
      const url = await fresh();
      return { open: () => openPostgresStore(url, { alone: false, report: unexpected }), remove: () => drop(url) };
    },
  });
});
