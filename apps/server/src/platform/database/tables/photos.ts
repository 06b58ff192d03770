export type PhotoTables = {
  profile_photos: {
    person_id: string
    /** What its address ends with. */
    name: string
    /** WebP. */
    bytes: Buffer
    created_at: Date
  }
}
