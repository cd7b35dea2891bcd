declare module 'laravel-vue-pagination' {
  import type { Component } from 'vue'

  export const RenderlessPagination: Component
  export const TailwindPagination: Component
}
