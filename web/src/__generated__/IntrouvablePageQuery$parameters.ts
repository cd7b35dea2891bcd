/**
 * @generated SignedSource<<c4fd22b8faed15c3450ccde197c36adf>>
 * @relayHash 2fdfe0494a2354c18b9c3dc6bd284e6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 020256ff5dbb9ac8979a95281762ca57641ed40a17cc1c69e23385fb3ba0a5c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "020256ff5dbb9ac8979a95281762ca57641ed40a17cc1c69e23385fb3ba0a5c8",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
