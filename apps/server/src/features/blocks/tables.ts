export type BlockTables = {
  blocks: { blocker_id: string; blocked_id: string; created_at: Date }
  address_blocks: { address_hash: Buffer; inviter_id: string; created_at: Date }
}
