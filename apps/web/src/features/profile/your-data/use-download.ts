import { useMutation } from '@tanstack/react-query'
import { errorMessage, hasCode } from '../../../lib/api-error.ts'
import { client } from '../../../lib/client.ts'
import { toast } from '../../../ui/toast.ts'
import { DOWNLOADED_OFTEN } from './words.ts'

/** Asks for all of one's own, and hands it to the browser as a file. */
export function useDownload() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.account.export_my_data({}),
    onSuccess: (data) => {
      save(`squash-data-${data.exported_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2))
      toast.success('Your data is in your downloads.')
    },
  })
  const failure = error === null ? null : failureOf(error)
  return { download: () => mutate(), busy: isPending, failure }
}

const failureOf = (error: Error): string =>
  hasCode(error, 'request.rate_limited') ? DOWNLOADED_OFTEN : errorMessage(error)

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
