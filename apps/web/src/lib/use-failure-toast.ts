import { useEffect } from 'react'
import { toast } from '../ui/toast.ts'

/** Says that something did not load, once for each time it failed. */
export function useFailureToast(hasFailed: boolean, message: string) {
  useEffect(() => {
    if (hasFailed) toast.error(message)
  }, [hasFailed, message])
}
