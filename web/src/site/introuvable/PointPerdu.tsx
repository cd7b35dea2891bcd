import classes from './PointPerdu.module.css'

/** A traverse that ends where its last station should be, and is not: axes that cross over nothing. */
export function PointPerdu() {
  return (
    <svg className={classes.dessin} viewBox="0 0 480 320" aria-hidden>
      <g className={classes.courbes}>
        <path d="M0 262C70 214 118 262 186 250S286 176 352 196 446 268 480 250" />
        <path d="M0 222C66 178 120 218 182 204S282 128 352 146 446 226 480 210" />
        <path d="M0 180C60 142 124 172 178 158S278 82 350 98 446 182 480 168" />
        <path d="M0 136C56 106 128 124 176 112S270 36 346 52 446 136 480 126" />
        <path d="M0 92C50 70 124 76 172 66S256 0 306 -10" />
        <path d="M408 0C420 40 446 84 480 84" />
      </g>
      <path className={classes.axes} d="M348 0V118M348 174V320M0 146H320M376 146H480" />
      <path className={classes.visees} d="M52 276 140 150 232 232" />
      <path className={classes.perdue} d="M232 232 328 164" />
      <g className={classes.stations}>
        <path d="M52 266l9 15H43zM140 140l9 15h-18zM232 222l9 15h-18z" />
      </g>
      <circle className={classes.cercle} cx="348" cy="146" r="22" />
      <path className={classes.absente} d="M348 136l9 15h-18z" />
      <g className={classes.noms}>
        <text x="66" y="292">
          401
        </text>
        <text x="152" y="140">
          402
        </text>
        <text x="246" y="246">
          403
        </text>
        <text x="378" y="136">
          404
        </text>
      </g>
    </svg>
  )
}
