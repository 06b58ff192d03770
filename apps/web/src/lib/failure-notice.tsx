import { Notice } from '../ui/notice.tsx'
import { errorMessage } from './api-error.ts'

/** Why what was just sent did not go through, beside the form that still holds it; nothing while all is well. */
export const FailureNotice = ({ error }: { error: Error | null }) =>
  error && (
    <Notice tone="rose" urgent>
      {errorMessage(error)}
    </Notice>
  )
