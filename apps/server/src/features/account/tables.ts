export type AccountTables = { erasures: { person_id: string; stand_in: string; erased_at: Date } }
