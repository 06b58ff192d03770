import type { Answer, Command } from '../../platform/http/command.ts'
import { previewJobs } from './previews.jobs.ts'
import { previewRoutes } from './previews.routes.ts'
import { createPreviews, type PreviewParts } from './previews.service.ts'

/** Previews: the calls, the job that deletes what has expired, and what a download holds. Erasure is the foreign key's. */
export function createPreviewFeature({
  command,
  answer,
  ...parts
}: PreviewParts & { command: Command; answer: Answer }) {
  const previews = createPreviews(parts)
  return {
    previews,
    routes: previewRoutes({ previews, safety: parts.safety, command, answer }),
    background: previewJobs(parts),
    export: previews.own,
  }
}
