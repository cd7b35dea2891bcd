/**
 * @generated SignedSource<<80509594776bbdecc81f7837d987de83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type page_item$data = {
  readonly auMenu: boolean;
  readonly contenu: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly libelle: string;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
  readonly " $fragmentType": "page_item";
};
export type page_item$key = {
  readonly " $data"?: page_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"page_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "page_item"
};

(node as any).hash = "8190faf5ad340969acff56ebb0fb6786";

export default node;
