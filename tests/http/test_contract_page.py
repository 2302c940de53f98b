"""The page of the contract: every operation and every problem, with no other host asked."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

from service.http.problems.problem_registry import REGISTRY
from tests.http.conformance import load_contract, operations
from tests.http.guest import Guest


class TestThePage:
    def test_asks_no_other_host(self, anybody: Guest) -> None:
        for path in ("/docs/plain", "/problems/gone"):
            page = anybody.get(path)
            assert page.status_code == 200
            tags = "".join(re.findall(r"<[^<>]*>", page.text))
            loaded = re.findall(r"""(?:src|href|action|srcset|data)\s*=\s*["']?([^"'\s>]+)""", tags)
            assert all(each.startswith(("#", "/")) and not each.startswith("//") for each in loaded)
            assert not re.search(r"@import|url\(|<script|<link|<iframe|<img", page.text)
            policy = page.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; style-src 'sha256-")

    def test_its_style_is_the_one_that_its_policy_allows(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain")
        style = re.search(r"<style>(.*?)</style>", page.text, re.DOTALL)
        assert style is not None
        assert b64encode(sha256(style[1].encode()).digest()).decode() in page.headers["Content-Security-Policy"]

    def test_shows_every_operation_and_every_problem(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain").text
        for path, _, operation in operations(load_contract()):
            assert f'id="{operation["operationId"]}"' in page
            assert path in page
        for code in REGISTRY:
            assert f'id="problem-{code}"' in page

    def test_its_links_lead_somewhere(self, anybody: Guest) -> None:
        page = anybody.get("/docs/plain").text
        for target in re.findall(r'href="#([^"]+)"', page):
            assert f'id="{target}"' in page
        for path in set(re.findall(r'href="(/[^"#]+)', page)):
            assert anybody.get(path).status_code == 200
