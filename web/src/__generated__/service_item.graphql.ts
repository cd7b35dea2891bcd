/**
 * @generated SignedSource<<323f58735ad7a2305a826ec6dca08b54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type service_item$data = {
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
  readonly libelle: string;
  readonly nom: string;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "service_item";
};
export type service_item$key = {
  readonly " $data"?: service_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"service_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "service_item"
};

(node as any).hash = "e0e82bd855d25fcd248aa947324ec1e6";

export default node;
