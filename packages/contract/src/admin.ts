import { z } from 'zod'
import { read } from './call.ts'
import { id, page, timestamp } from './schemas.ts'

/** A job that was given up after its last try. What it worked on stays out: that may hold an address. */
export const JobFailure = z.object({
  id,
  name: z.string(),
  failed_at: timestamp,
  attempts: z.number().int(),
  error: z.string().nullable(),
})

export const admin = {
  get_job_failures: read('get_job_failures', 'admin').input(z.object(page)).output(z.array(JobFailure)),
}
