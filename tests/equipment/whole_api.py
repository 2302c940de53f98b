"""The API with all extensions that are installed."""

from service.http.app_factory import installed_api

API = installed_api()
