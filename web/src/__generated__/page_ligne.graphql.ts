/**
 * @generated SignedSource<<916a4a44378fe195cc612e99ef15e349>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type page_ligne$data = {
  readonly auMenu: boolean;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "page_ligne";
};
export type page_ligne$key = {
  readonly " $data"?: page_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"page_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "page_ligne"
};

(node as any).hash = "0faac16df453741e194b695f056b574a";

export default node;
