import type { ReactNode } from 'react'
import { Link } from './link.tsx'

export type MascotPose = 'calm' | 'thinking' | 'gavel' | 'shrug'

const INK = '#1b1410'
const SKIN = '#ff8a2b'

const eye = (x: number, y: number) => <circle cx={x} cy={y} r="3.6" fill={INK} stroke="none" />

const faces: Record<MascotPose, ReactNode> = {
  calm: (
    <>
      {eye(40, 60)}
      {eye(56, 60)}
      <path fill="none" d="M40 69q8 7 16 0" />
    </>
  ),
  thinking: (
    <>
      {eye(42, 56)}
      {eye(58, 56)}
      <path fill="none" strokeWidth="2.6" d="M37 50q4-3 8-1M54 48q4-2 8 1" />
      <path fill="none" d="M45 70h9" />
    </>
  ),
  gavel: (
    <>
      {eye(40, 60)}
      {eye(56, 60)}
      <path fill="none" strokeWidth="2.6" d="M35 52h8M53 52h8" />
      <path fill="none" d="M42 70q6 3 12 0" />
    </>
  ),
  shrug: (
    <>
      {eye(40, 60)}
      {eye(56, 60)}
      <path fill="none" strokeWidth="2.6" d="M36 51q4-3 8-1M52 50q4-2 8 1" />
      <path fill="none" d="M41 72q4-4 7 0t7-1" />
    </>
  ),
}

/** A limb that is visible on any background: orange with an ink outline. */
const limb = (path: string) => (
  <>
    <path fill="none" strokeWidth="9.5" d={path} />
    <path fill="none" stroke={SKIN} strokeWidth="3.5" d={path} />
  </>
)

const arms: Record<MascotPose, ReactNode> = {
  calm: null,
  thinking: (
    <>
      {limb('M70 82q8-2 3-11-4-3-12 4')}
      <g fill="currentColor" stroke="none">
        <circle cx="78" cy="34" r="3" />
        <circle cx="86" cy="24" r="4" />
      </g>
    </>
  ),
  gavel: (
    <>
      <path fill="none" strokeWidth="9" d="M79 72l6-33" />
      <path fill="none" stroke="#b5793d" strokeWidth="4" d="M79 72l6-33" />
      <rect x="70" y="20" width="30" height="17" rx="4" fill="#b5793d" transform="rotate(11 85 28)" />
      <path fill="none" strokeWidth="3" d="M77 21l-3 15M95 24l-3 15" />
      {limb('M68 77q9 0 12-9')}
    </>
  ),
  shrug: (
    <>
      {limb('M26 78q-12 0-13-14')}
      {limb('M70 78q12 0 13-14')}
    </>
  ),
}

/**
 * The mediator, a butternut squash. Shown where the mediator speaks, in empty states, at a ruling and on the not-found
 * screen, never as decoration. Hidden from screen readers: the text next to it says everything.
 */
export function Mascot({ pose = 'calm', className = 'h-20' }: { pose?: MascotPose; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 104 100"
      className={`${className} w-auto`}
      stroke={INK}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill="#8fbf2f" d="M45 22c-1-7 1-14 11-14 1 4-3 5-4 8s0 4 0 6z" />
      <path
        fill={SKIN}
        d="M48 20c-11 0-12 9-12 17 0 11-12 14-12 31 0 15 11 23 24 23s24-8 24-23c0-17-12-20-12-31 0-8-1-17-12-17z"
      />
      <path fill="none" stroke="#ffc188" strokeWidth="4" d="M42 33c0 7-3 10-6 14" />
      {faces[pose]}
      {arms[pose]}
    </svg>
  )
}

/** The logo and name, linking home. */
export function Wordmark({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1 font-display text-2xl font-extrabold tracking-tight no-underline"
    >
      <Mascot className="h-10" />
      Squash
    </Link>
  )
}
