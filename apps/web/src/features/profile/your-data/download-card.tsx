import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDownload } from './use-download.ts'

/** Everything of one's own as one file. What went wrong stays until the next try. */
export function DownloadCard() {
  const { download, busy, failure } = useDownload()
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-xl">Download everything</h3>
      <p className="text-muted">
        Your own words, votes, points and settings as one JSON file. Of what you share with others it holds the texts
        that are for both of you, and none of their raw messages.
      </p>
      {failure !== null && (
        <Notice tone="rose" urgent>
          {failure}
        </Notice>
      )}
      <Button onClick={download} busy={busy} className="mt-auto">
        {busy ? 'Collecting your data…' : 'Download my data'}
      </Button>
    </Card>
  )
}
