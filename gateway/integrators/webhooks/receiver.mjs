import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { verify } from './verify.mjs'

createServer(async (req, res) => {
  try {
    const event = verify(process.env.WEBHOOK_SECRET, req.headers, await text(req))
    res.writeHead(204).end()
    console.log(event.type, event.data.id)
  } catch {
    res.writeHead(401).end()
  }
}).listen(process.env.PORT ?? 8080)
