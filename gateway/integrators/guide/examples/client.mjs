import { createClient, RestError } from './client.js'

const client = createClient({ origin: process.env.SITE, token: process.env.TOKEN })

const services = await client.getServiceSite()
for (const { id, nom } of services) console.log(id, nom)

try {
  await client.storeContact({})
} catch (error) {
  if (error instanceof RestError) console.log(error.status, error.code)
}
