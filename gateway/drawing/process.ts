import { serve } from '../processes/workerProcess.ts'
import { draw } from './draw.ts'

/*
 * The process that draws. Drawing keeps a processor busy for a tenth of a second, and it must read SVG, which the
 * process that reads uploads never does (uploads/pictures.ts).
 */
serve(draw)
