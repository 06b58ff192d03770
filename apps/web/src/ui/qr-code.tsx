import { encode } from 'uqr'

/** White modules around the code, which scanners need. */
const MARGIN = 4

/** A QR code, dark on light in both themes because many scanners read nothing else. @param label what it opens */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="outlined aspect-square w-full max-w-60 rounded-control"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
