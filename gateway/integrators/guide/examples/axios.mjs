import axios from 'axios'

const api = axios.create({
  baseURL: `${process.env.SITE}/api`,
  headers: { Authorization: `Bearer ${process.env.TOKEN}` },
})

const { data } = await api.get('/service', { params: { page: 1 } })
for (const { id, nom } of data.Service.data) console.log(id, nom)
