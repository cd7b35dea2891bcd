/**
 * @generated SignedSource<<9bca0b27b4eb25dad9278203c863a55a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ServiceEditeur_item$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly nom: string;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "ServiceEditeur_item";
};
export type ServiceEditeur_item$key = {
  readonly " $data"?: ServiceEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ServiceEditeur_item"
};

(node as any).hash = "932996c4153b30d879794cb4199b40f6";

export default node;
